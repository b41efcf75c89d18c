curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --header "x-enable-full-us-accr-code: true" \
  --form maxreads=2 \
  --form image=@us-truck.jpg \
  "$%%env.apiUrl%%/transport/truck" | jq '.message // .data.codes[].code'
