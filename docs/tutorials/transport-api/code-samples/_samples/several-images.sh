curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form image=@container-iso.jpg \
  --form image=@imo-placard.jpg \
  "$%%env.apiUrl%%/transport/iso" |
  jq '.message // (.data.codes[] | {code, images: [.imageResults[] | .text // "not seen"]})'
