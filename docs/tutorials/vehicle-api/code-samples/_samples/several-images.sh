# One request per image, two at a time: more would exceed the rate of the free tier.
printf '%s\n' plate-european.jpg two-vehicles.jpg |
  xargs -P 2 -I {} sh -c '
    text=$(curl --silent --show-error --fail-with-body \
      --header "X-Api-Key: $%%env.apiKey%%" \
      --form service=anpr \
      --form image=@{} \
      "$%%env.apiUrl%%/vehicle/eur" | jq --raw-output ".data.vehicles[].plate.unicodeText")
    echo "{}: $text"
  ' | sort
