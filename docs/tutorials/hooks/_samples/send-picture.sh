curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form service=anpr,mmr \
  --form 'customData={"sourceID":"gate-1"}' \
  --form image=@plate-european.jpg \
  "$%%env.apiUrl%%/vehicle/eur" | jq '.message // (.data.vehicles[] | .plate.unicodeText // "no plate")'
