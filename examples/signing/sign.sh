#!/usr/bin/env bash
if [ -z "${BASH_VERSION:-}" ] || [ $# -lt 4 ]; then
  echo 'Usage: bash sign.sh BASE_URL API_KEY TEMPLATE EXPIRES name=value ...' >&2
  exit 2
fi
base=$1 key=$2 template=$3 expires=$4
data=("${@:5}")
set -euo pipefail
encode() { # RFC 3986, byte by byte
  local LC_ALL=C text=$1 i c
  for ((i = 0; i < ${#text}; i++)); do
    c=${text:i:1}
    case $c in [a-zA-Z0-9._~-]) printf %s "$c" ;; *) printf '%s' "$c" | od -An -tx1 | tr -d ' \n' | tr a-f A-F | sed 's/../%&/g' ;; esac
  done
}
query=$(for pair in "expires=$expires" "${data[@]}"; do echo "${pair%%=*}=$(encode "${pair#*=}")"; done | LC_ALL=C sort -t= -k1,1 | paste -sd '&')
signature=$(printf '%s' "/i/$template?$query" | openssl dgst -sha256 -hmac "$key" -r | cut -d ' ' -f 1)
echo "$base/i/$template?$query&sig=$(cut -d _ -f 2 <<<"$key").$signature"
