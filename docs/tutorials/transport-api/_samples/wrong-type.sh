curl --silent --show-error --write-out '\nHTTP %{http_code}\n' \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form image=@container-iso.jpg \
  "$%%env.apiUrl%%/transport/ship"
