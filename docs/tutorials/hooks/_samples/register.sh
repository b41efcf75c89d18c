curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --header "Content-Type: application/json" \
  --data '{"hookUrl": "'"$HOOK_URL"'", "apis": {"vehicle": true}}' \
  "$%%env.apiUrl%%/storage/hooks" | jq .
