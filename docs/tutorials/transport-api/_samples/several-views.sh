curl --silent --show-error \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form image=@container-iso.jpg \
  --form image=@imo-placard.jpg \
  "$%%env.apiUrl%%/transport/iso" |
  jq '.data.codes[] | {code, confidence, found: [.imageResults[].found]}'
