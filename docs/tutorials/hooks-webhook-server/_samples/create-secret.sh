export WEBHOOK_ALGORITHM=HS256
export WEBHOOK_SECRET="$(openssl rand -base64 48)"
