# Runs every file that is named, and prints its name and the status that it got.
for file in "$@"; do
  printf '%s\t%s\n' "$file" "$(bash "$file" 2>&1 | tail -n 1)"
done
