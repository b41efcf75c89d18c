signature=$(openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" -binary test-event.json | openssl base64 -A | tr '+/' '-_' | tr -d =)
curl --silent --show-error --write-out 'HTTP %{http_code}\n' \
  --header "Content-Type: application/json" \
  --header "X-Signature: $signature" \
  --data-binary @test-event.json \
  "${WEBHOOK_URL:-http://127.0.0.1:8080/webhook}"
