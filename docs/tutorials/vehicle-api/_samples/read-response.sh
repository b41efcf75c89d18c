curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form service=anpr,mmr \
  --form image=@plate-european.jpg \
  "$%%env.apiUrl%%/vehicle/eur" |
  jq --raw-output '
    .message // (.data.vehicles[] |
      [(.plate | if .found then .unicodeText, .country else "no plate" end),
       (.mmr | if .found then .make, .model else "unknown vehicle" end)] | join(" "))'
