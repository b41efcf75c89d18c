curl --silent --show-error --write-out '\nHTTP %{http_code}\n' \
  --header "Content-Type: application/json" \
  --header "X-Signature: AAAA" \
  --data-binary @test-event.json \
  "${WEBHOOK_URL:-http://127.0.0.1:8080/webhook}"
