package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"fmt"
	"net/url"
	"os"
	"strings"
)

func main() {
	if len(os.Args) < 5 {
		fmt.Fprintln(os.Stderr, "Usage: go run sign.go BASE_URL API_KEY TEMPLATE EXPIRES name=value ...")
		os.Exit(2)
	}
	base, key, template, expires, data := os.Args[1], os.Args[2], os.Args[3], os.Args[4], os.Args[5:]
	pairs := url.Values{"expires": {expires}}
	for _, pair := range data {
		name, value, _ := strings.Cut(pair, "=")
		pairs.Set(name, value)
	}
	text := "/i/" + template + "?" + pairs.Encode() // Encode sorts by name
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte(text))
	fmt.Printf("%s%s&sig=%s.%x\n", base, text, strings.Split(key, "_")[1], mac.Sum(nil))
}
