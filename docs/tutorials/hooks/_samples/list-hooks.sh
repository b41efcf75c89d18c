curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  "$%%env.apiUrl%%/storage/hooks" | jq 'map({hookUrl, status, apis})'
