openssl rand -base64 48 > secret.txt
export WEBHOOK_ALGORITHM=HS256
export WEBHOOK_SECRET="$(cat secret.txt)"
