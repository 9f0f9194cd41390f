"""Addresses and networks, written one way."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network


def plain(address: str) -> IPv4Address | IPv6Address | None:
    """An address: IPv4 as such, however it came; None if it is none."""
    try:
        meant = ip_address(address)
    except ValueError:
        return None
    return getattr(meant, "ipv4_mapped", None) or meant


def network(text: str) -> Network:
    """An address, or a network of them; ValueError if it is none."""
    own = plain(text.strip())
    return ip_network(text.strip() if own is None else own, strict=False)


def within(address: str, *networks: Network) -> bool:
    own = plain(address)
    return own is not None and any(own in each for each in networks)
