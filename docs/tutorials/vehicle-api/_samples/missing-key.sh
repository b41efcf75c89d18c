curl --silent --show-error --write-out '\nHTTP %{http_code}\n' \
  --form service=anpr \
  --form image=@plate-european.jpg \
  "$%%env.apiUrl%%/vehicle/eur"
