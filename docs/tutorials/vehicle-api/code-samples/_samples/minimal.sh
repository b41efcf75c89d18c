curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form service=anpr \
  --form image=@plate-european.jpg \
  "$%%env.apiUrl%%/vehicle/eur" | jq '.message // (.data.vehicles[] | .plate.unicodeText // "no plate")'
