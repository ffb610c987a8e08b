import java.net.URLEncoder;
import java.util.*;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import static java.nio.charset.StandardCharsets.UTF_8;

class Sign {
  public static void main(String[] args) throws Exception {
    if (args.length < 4) {
      System.err.println("Usage: java Sign.java BASE_URL API_KEY TEMPLATE EXPIRES name=value ...");
      System.exit(2);
    }
    String base = args[0], key = args[1], template = args[2], expires = args[3];
    String[] data = Arrays.copyOfRange(args, 4, args.length);
    var pairs = new TreeMap<String, String>(Map.of("expires", expires)); // a TreeMap is sorted by name
    for (String pair : data) pairs.put(pair.split("=", 2)[0], pair.split("=", 2)[1]);
    String query = pairs.entrySet().stream()
        .map(pair -> pair.getKey() + "=" + URLEncoder.encode(pair.getValue(), UTF_8)).collect(Collectors.joining("&"));
    String text = "/i/" + template + "?" + query;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key.getBytes(UTF_8), "HmacSHA256"));
    String signature = HexFormat.of().formatHex(mac.doFinal(text.getBytes(UTF_8)));
    System.out.println(base + text + "&sig=" + key.split("_")[1] + "." + signature);
  }
}
