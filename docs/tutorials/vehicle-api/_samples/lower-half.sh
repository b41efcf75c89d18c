curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form service=anpr \
  --form-string 'roi=0,360;1280,360;1280,720;0,720' \
  --form image=@plate-european.jpg \
  "$%%env.apiUrl%%/vehicle/eur" | jq '.message // (.data.vehicles[] | .plate.unicodeText // "no plate")'
