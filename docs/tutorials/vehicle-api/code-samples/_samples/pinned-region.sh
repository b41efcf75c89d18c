# Not run in the tests: it names a host of the cloud, and the tests never leave the machine.
curl --silent --show-error --fail-with-body \
  --header "X-Api-Key: $%%env.apiKey%%" \
  --form service=anpr \
  --form image=@plate-european.jpg \
  "%%host.apiEu%%/vehicle/eur"
