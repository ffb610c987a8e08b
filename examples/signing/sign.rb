require "openssl"
require "uri"

if ARGV.length < 4
  warn "Usage: ruby sign.rb BASE_URL API_KEY TEMPLATE EXPIRES name=value ..."
  exit 2
end
base, key, template, expires, *data = ARGV
pairs = (data.map { |pair| pair.split("=", 2) } << ["expires", expires]).sort
query = URI.encode_www_form(pairs)
signature = OpenSSL::HMAC.hexdigest("SHA256", key, "/i/#{template}?#{query}")
puts "#{base}/i/#{template}?#{query}&sig=#{key.split("_")[1]}.#{signature}"
