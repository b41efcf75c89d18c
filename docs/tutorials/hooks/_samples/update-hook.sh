curl --silent --show-error --fail-with-body \
  --request PATCH \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --header "Content-Type: application/json" \
  --data '{"transport": true}' \
  "$%%env.apiUrl%%/storage/hooks/$(jq --null-input --raw-output --arg url "$HOOK_URL" '$url | @uri')" | jq .
