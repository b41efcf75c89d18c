export SUBSCRIBE_URL="$(curl --silent --show-error --fail "$%%env.apiUrl%%/_sandbox/outbox" |
  jq --raw-output 'map(select(.type == "SubscriptionConfirmation")) | last.body | fromjson.SubscribeURL')"
