curl --silent --show-error \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form service=anpr,mmr \
  --form image=@plate-european.jpg \
  "$%%env.apiUrl%%/vehicle/eur" |
  jq --raw-output '.data.vehicles[] | "\(.plate.unicodeText) \(.plate.country): \(.mmr.make) \(.mmr.model)"'
