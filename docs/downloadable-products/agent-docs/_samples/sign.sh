# The newline at the end of the file is not a part of the body.
printf '%s' "$(cat event.json)" |
  openssl dgst -sha256 -hmac example-secret-do-not-use -binary |
  openssl base64 -A | tr '+/' '-_' | tr -d =
