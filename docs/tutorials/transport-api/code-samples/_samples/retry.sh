#!/usr/bin/env bash
# Sends the views of one object, and retries failures that are temporary and not billed.
forms=()
for image in "${@:-container-iso.jpg}"; do forms+=(--form "image=@$image"); done

for attempt in 1 2 3 4; do
  : >headers.txt >response.json
  status=$(curl --silent --show-error --max-time 30 \
    --dump-header headers.txt --output response.json --write-out '%{http_code}' \
    --header "X-Api-Key: $%%env.apiKey%%" \
    "${forms[@]}" \
    "$%%env.apiUrl%%/transport/iso")
  error=$?
  text=$(cat response.json)

  case $status:$error:$text in
    200:0:*) jq '[.data.codes[].code]' response.json; exit 0 ;;
    429:0:*'Limit exceeded'*) echo "HTTP $status: $text" >&2; exit 1 ;; # until the next period
    408:* | 429:* | 500:* | 503:* | 504:* | *:6:* | *:7:*) ;; # 6, 7: no connection, nothing was sent
    *:0:*) echo "HTTP $status: $text" >&2; exit 1 ;;
    *) echo 'The connection broke: the request may have been billed.' >&2; exit 1 ;;
  esac

  # What the service asks for, or twice as long each time.
  delay=$(awk 'tolower($1) == "retry-after:" && $2 ~ /^[0-9]/ {print int($2)}' headers.txt)
  delay=${delay:-$((2 ** attempt))}
  # A program that sleeps for hours looks as if it hangs.
  if ((delay > 60)); then echo "HTTP $status: try again in $delay s." >&2; exit 1; fi
  echo "Attempt $attempt: HTTP $status. Next attempt in $delay s." >&2
  sleep "$delay"
done
echo "HTTP $status after four attempts." >&2
exit 2
