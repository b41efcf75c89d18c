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
  error=$?

  case $status:$error in
    200:0) jq '.data.codes[].code' answer.json; exit 0 ;;
    408:* | 429:* | 500:* | 503:* | 504:* | *:6 | *:7) # 6, 7: no connection, nothing was sent
      echo "attempt $attempt: HTTP $status, next try in $((2 ** attempt)) s" >&2
      sleep $((2 ** attempt)) ;;
    *:0) echo "HTTP $status: $(jq --raw-output .message answer.json)" >&2; exit 1 ;;
    *) echo 'the connection broke off: the request may have been billed' >&2; exit 1 ;;
  esac
done
echo 'no answer after four attempts' >&2
exit 2
