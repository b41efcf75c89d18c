#!/usr/bin/env bash
# Sends the views of one object and repeats only what may succeed and is not billed.
forms=()
for image in "${@:-container-iso.jpg}"; do forms+=(--form "image=@$image"); done

for attempt in 1 2 3 4; do
  status=$(curl --silent --show-error --max-time 30 \
    --output answer.json --write-out '%{http_code}' \
    --header "X-Api-Key: $%%env.apiKey%%" \
    "${forms[@]}" \
    "$%%env.apiUrl%%/transport/iso")

  case $status in
    200) jq '.data.codes[].code' answer.json; exit 0 ;;
    000 | 408 | 429 | 500 | 503 | 504) # 000: no connection
      echo "attempt $attempt: HTTP $status, next try in $((2 ** attempt)) s" >&2
      sleep $((2 ** attempt)) ;;
    *) echo "HTTP $status: $(jq --raw-output .message answer.json)" >&2; exit 1 ;;
  esac
done
echo 'no answer after four attempts' >&2
exit 2
