# ES256 uses P-256, ES384 secp384r1 (P-384), ES512 secp521r1 (P-521).
mkdir -p keys
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out keys/private.pem
openssl pkey -in keys/private.pem -pubout -out keys/public.pem
