curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form service=anpr,mmr \
  --form image=@plate-european.jpg \
  "$%%env.apiUrl%%/vehicle/eur" |
  jq 'del(.. | .bounds?, .plateROI?, .plateChars?)'
