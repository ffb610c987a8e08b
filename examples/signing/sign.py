import hashlib, hmac, sys
from urllib.parse import urlencode

if len(sys.argv) < 5:
    print("Usage: python3 sign.py BASE_URL API_KEY TEMPLATE EXPIRES name=value ...", file=sys.stderr)
    sys.exit(2)
base, key, template, expires, *data = sys.argv[1:]
pairs = sorted([*(tuple(pair.split("=", 1)) for pair in data), ("expires", expires)])
query = urlencode(pairs)
signature = hmac.new(key.encode(), f"/i/{template}?{query}".encode(), hashlib.sha256).hexdigest()
print(f"{base}/i/{template}?{query}&sig={key.split('_')[1]}.{signature}")
