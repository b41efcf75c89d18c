curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form image=@container-iso.jpg \
  "$%%env.apiUrl%%/transport/iso" | jq '.message // .data.codes[].code'
