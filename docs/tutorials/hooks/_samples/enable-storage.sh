curl --silent --show-error --fail-with-body \
  --request PATCH \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --header "Content-Type: application/json" \
  --data '{"vehicle": true}' \
  "$%%env.apiUrl%%/storage/status" | jq .
