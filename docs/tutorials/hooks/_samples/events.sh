curl --silent --show-error --fail-with-body --get \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --data-urlencode limit=1 \
  --data-urlencode order=desc \
  "$%%env.apiUrl%%/storage/events/vehicle" |
  jq '.message // (.events[] | {
    api,
    creationTimestamp,
    plates: [.event.data.vehicles[]?.plate | select(.found).unicodeText],
    customData: (.event.customData // {})
  })'
