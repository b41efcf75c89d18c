# The newline at the end of the file is not a part of the body.
printf '%s' "$(cat event.json)" |
  openssl dgst -sha256 -hmac example-secret-of-64-characters-for-documentation-only-never-use -binary |
  openssl base64 -A | tr '+/' '-_' | tr -d =
