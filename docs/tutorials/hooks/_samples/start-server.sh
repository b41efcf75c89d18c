TRUSTED_SANDBOX="$%%env.apiUrl%%" node server.mjs
