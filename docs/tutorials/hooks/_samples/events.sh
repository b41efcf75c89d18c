curl --silent --show-error --fail-with-body --get \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --data-urlencode limit=1 \
  --data-urlencode order=desc \
  "$%%env.apiUrl%%/storage/events/vehicle" |
  jq '.events[] | {api, creationTimestamp, plate: .event.data.vehicles[0].plate.unicodeText, customData: .event.customData}'
