curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --header "x-api-version: 1.4.1" \
  --header "x-disable-call-statistics: true" \
  --header "x-disable-image-resizing: true" \
  --header "x-enable-wide-range-analysis: true" \
  --header "x-enable-unidentified-license-plate: true" \
  --form service=anpr,mmr,adr \
  --form location=HUN \
  --form maxreads=3 \
  --form-string 'roi=0,0;1280,0;1280,720;0,720' \
  --form 'customData={"sourceID":"gate-1","timestamp":1760000000000,"latitude":47.5,"longitude":19.04}' \
  --form image=@adr-numbers.jpg \
  "$%%env.apiUrl%%/vehicle/eur" |
  jq '.message // (.data.vehicles[] | {
    plate: (.plate.unicodeText // "no plate"),
    make: (.mmr.make // "unknown"),
    markings: [.markings[]?.unicodeText]
  })'
