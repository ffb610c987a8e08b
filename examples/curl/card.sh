#!/bin/sh
# CARDWRIGHT_API_KEY=cw_... sh card.sh PROMPT FILE
set -eu
base=${CARDWRIGHT_BASE_URL:-http://localhost:3000}
prompt=$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')
url=$(curl -sS --fail-with-body "$base/api/v1/generate" \
  -H "Authorization: Bearer $CARDWRIGHT_API_KEY" -H 'Content-Type: application/json' -H 'Prefer: wait=60' \
  -d "{\"prompt\":\"$prompt\"}" | sed -n 's/.*"image_url":"\([^"]*\)".*/\1/p')
curl -sS --fail -o "$2" "$url"
