mkdir -p keys
openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out keys/private.pem
openssl pkey -in keys/private.pem -pubout -out keys/public.pem
