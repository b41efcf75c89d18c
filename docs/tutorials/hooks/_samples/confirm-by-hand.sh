curl --silent --show-error --fail-with-body "$SUBSCRIBE_URL"
