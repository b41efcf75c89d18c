# Runs many samples in one shell, one after the other, each in the case that its line names.
# Prints for each: what the sample printed, its exit code, and a separator.
sleep() { :; }
export -f sleep

while IFS=$'\t' read -r file cwd url variable; do
  (
    cd "$cwd" || exit
    export "$variable=$url"
    bash "$file" 2>&1
    printf '\x1f%s\x1e' "$?"
  )
done <"$1"
