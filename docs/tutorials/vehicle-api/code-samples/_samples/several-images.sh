# One request per image, two at a time. The free plan takes one at a time: write -P 1 there.
recognize() {
  curl --silent --show-error --fail-with-body \
    --header "X-Api-Key: $%%env.apiKey%%" \
    --form service=anpr \
    --form "image=@$1" \
    "$%%env.apiUrl%%/vehicle/eur" |
    jq --raw-output --arg image "$1" \
      '"\($image): \(.message // [.data.vehicles[].plate | select(.found).unicodeText])"'
}
export -f recognize

printf '%s\n' plate-european.jpg two-vehicles.jpg | xargs -P 2 -I {} bash -c 'recognize "$1"' bash {} | sort
