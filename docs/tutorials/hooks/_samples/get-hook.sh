curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  "$%%env.apiUrl%%/storage/hooks/$(jq --null-input --raw-output --arg url "$HOOK_URL" '$url | @uri')" | jq .
