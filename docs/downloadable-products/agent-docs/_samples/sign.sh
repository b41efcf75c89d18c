# The signature covers the bytes of the body: the newline at the end of the file is not one of them.
printf '%s' "$(cat event.json)" |
  openssl dgst -sha256 -hmac example-secret-do-not-use -binary |
  basenc --base64url | tr --delete '='
