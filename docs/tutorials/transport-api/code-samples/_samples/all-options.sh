curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --header "x-api-version: 1.0.1" \
  --header "x-disable-iso-code: true" \
  --header "x-disable-checksum-check: true" \
  --header "x-disable-image-resizing: true" \
  --header "x-enable-wide-range-analysis: true" \
  --form maxreads=3 \
  --form image=@container-iso.jpg \
  "$%%env.apiUrl%%/transport/iso" | jq '.message // (.data.codes[] | {code, confidence})'
