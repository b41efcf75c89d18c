VALUES = dict(zip("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",
                  [n for n in range(39) if n % 11 or n == 0]))


def get_check_digit(code):
    """The last digit of an ISO 6346 or ILU code, from its first ten characters."""
    total = sum(VALUES[character] * 2**position for position, character in enumerate(code[:10]))
    return total % 11 % 10


print(get_check_digit("CSQU305438"))
