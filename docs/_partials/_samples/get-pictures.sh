for name in plate-european two-vehicles adr-numbers container-iso imo-placard us-truck; do
  curl --silent --show-error --fail --remote-name "$%%env.apiUrl%%/_sandbox/samples/$name.jpg"
  echo "$name.jpg"
done
