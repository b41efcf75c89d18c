npm run --silent send
